export {agrees} from './agreement';
export {evaluateSample, type CheckedResult} from './evaluateSample';
