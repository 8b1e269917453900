import type {ClientModule} from '@docusaurus/types';
import {addButtons} from './buttons';

const client: ClientModule = {
  onRouteDidUpdate() {
    // In a task of its own: the page can be read and used without them.
    setTimeout(addButtons);
  },
};

export default client;
