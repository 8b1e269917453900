import {createDatabase} from 'qodlyscript';
import sampleData from './sampleData.json';

/** The data behind `ds` in samples. What a sample changes must be undone with `restart` before the next one. */
export const sampleDatabase = createDatabase(sampleData);
