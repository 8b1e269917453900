import {listQueries} from './listQueries';
const command = (name: string) => `language/commands/${name}`;
const collection = (member: string) => `language/CollectionClass#${member}`;
const selection = (member: string) => `language/EntitySelectionClass#${member}`;
const entity = (member: string) => `language/EntityClass#${member}`;
const dataClass = (member: string) => `language/DataClassClass#${member}`;

/**
 * Signature queries for 1.1.0, with the functions that readers would expect. Written from facts about the
 * platform before signatures were ranked.
 */
export const typeQueries = listQueries({
  'commands, exact': [
    ['string, string -> collection', command('splitString')],
    [
      'date -> integer',
      command('dayNumber'),
      command('dayOf'),
      command('monthOf'),
      command('yearOf'),
    ],
    ['date, integer, integer, integer -> date', command('addToDate')],
    ['string, string, string -> string', command('replaceString')],
    ['string, integer, integer -> string', command('substring'), command('deleteString')],
    ['integer -> string', command('char'), command('timeString')],
    ['time -> string', command('timeString')],
    ['blob, string -> string', command('convertToString')],
    ['string, string -> blob', command('convertFromString')],
    ['string, string -> boolean', command('matchRegex'), command('verifyPasswordHash')],
    [
      'object -> collection',
      command('objectKeys'),
      command('objectValues'),
      command('objectEntries'),
    ],
    ['string -> date', command('date')],
    ['string -> time', command('time')],
    ['number, integer -> number', command('round'), command('trunc')],
    ['integer, integer -> number', command('mod')],
  ],
  'members, including their class': [
    ['collection -> number', collection('sum'), collection('average'), collection('count')],
    ['collection, string -> string', collection('join')],
    [
      'collection, function -> collection',
      collection('map'),
      collection('filter'),
      collection('sort'),
      collection('flatmap'),
      collection('orderbymethod'),
    ],
    [
      'collection, collection -> collection',
      collection('combine'),
      collection('multisort'),
      collection('orderby'),
      collection('copy'),
      collection('concat'),
    ],
    ['EntitySelection -> Entity', selection('first'), selection('last')],
    [
      'EntitySelection, EntitySelection -> EntitySelection',
      selection('and'),
      selection('or'),
      selection('minus'),
    ],
    [
      'EntitySelection -> collection',
      selection('tocollection'),
      selection('distinct'),
      selection('extract'),
    ],
    ['Entity -> object', entity('toobject')],
    ['DataClass -> EntitySelection', dataClass('all'), dataClass('newselection')],
    ['DataClass, integer -> Entity', dataClass('get')],
    ['File -> Blob', 'language/FileClass#getcontent'],
    ['Folder, string -> File', 'language/FolderClass#file'],
    ['ZipArchive -> ZipFolder', 'language/ZipArchiveClass#root'],
    ['IncomingMessage -> picture', 'language/IncomingMessageClass#getpicture'],
  ],
  'output parameters': [
    [
      '-> picture',
      command('blobToPicture'),
      command('createThumbnail'),
      command('convertPicture'),
      'language/IncomingMessageClass#getpicture',
    ],
    ['blob -> picture', command('blobToPicture')],
    ['picture -> blob', command('pictureToBlob')],
    ['picture -> number, number', command('pictureProperties')],
  ],
  'type synonyms': [
    ['text -> text', command('lowercase'), command('uppercase')],
    ['image -> int', command('pictureSize')],
    ['any -> text', command('jsonStringify'), command('string')],
    ['list, callback -> bool', collection('every'), collection('some')],
    ['bool -> real', command('num')],
    ['variant -> boolean', command('bool'), 'language/basics/lang-null-undefined#undefined'],
    ['text -> mixed', command('jsonParse')],
  ],
});
