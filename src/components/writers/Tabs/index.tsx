export {default} from '@theme/Tabs';
