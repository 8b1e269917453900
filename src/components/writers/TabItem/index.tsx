export {default} from '@theme/TabItem';
