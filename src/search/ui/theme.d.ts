declare module '@theme/SearchSuggestions' {
  export {default} from './SearchSuggestions';
}
