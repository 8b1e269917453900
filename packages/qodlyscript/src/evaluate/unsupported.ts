import {lookUp} from '../lookUp';

/** Why commands can't run here. */
const reasons: Record<string, string[]> = {
  'needs the other processes of a server': [
    'abortProcessByID',
    'callWorker',
    'currentProcess',
    'currentProcessName',
    'delayProcess',
    'getProcessActivity',
    'highestProcessNumber',
    'killWorker',
    'processInfo',
    'processNumber',
    'processState',
  ],
  'needs a session on a server': ['session', 'webEvent'],
  'needs a debugger': ['callChain', 'trace'],
  'needs the log of a server': ['logEvent'],
  'needs another server': ['openDatastore'],
  'needs pictures, which do not run here': [
    'blobToPicture',
    'convertPicture',
    'createThumbnail',
    'getPictureFileName',
    'getPictureMetadata',
    'pictureProperties',
    'pictureSize',
    'pictureToBlob',
    'setPictureFileName',
    'setPictureMetadata',
  ],
};

const reasonsByName = Object.fromEntries(
  Object.entries(reasons).flatMap(([reason, names]) => names.map((name) => [name, reason])),
);

/** Returns why a name that is neither a variable, a command that runs, nor a method can't be evaluated. */
export function whyUnsupported(name: string, hasArguments: boolean): string {
  const written = hasArguments ? `${name}()` : name;
  return `${written} ${lookUp(reasonsByName, name) ?? 'is not supported'}`;
}
