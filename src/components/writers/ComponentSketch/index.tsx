export {default} from '../../../drawings/sketches/ComponentSketch';
