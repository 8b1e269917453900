export {agrees} from './agreement';
export {evaluateSample, type Outcome} from './evaluateSample';
