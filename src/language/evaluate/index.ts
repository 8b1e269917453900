export {evaluateSample, type Outcome} from './evaluateSample';
