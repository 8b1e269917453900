/** Serves `build/` to the browser tests, on the port that is named. */
import {startStaticHost} from './staticHost';

void startStaticHost([], undefined, Number(process.argv[2]));
