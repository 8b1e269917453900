import {lookUp} from '../../lookUp';
import {numberOf, textOf} from '../arguments';
import {
  BlobValue,
  BuiltInObject,
  DocumentValue,
  ensure,
  known,
  ObjectValue,
  type ClassValue,
  type Value,
} from '../values';

/** MIME types by extension. Source: language/MailAttachmentClass. */
const contentTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  pdf: 'application/pdf',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  zip: 'application/zip',
  gz: 'application/gzip',
  json: 'application/json',
  js: 'application/javascript',
  ps: 'application/postscript',
  xml: 'application/xml',
  htm: 'text/html',
  html: 'text/html',
  mp3: 'audio/mpeg',
};

/** Evaluates `4D.MailAttachment.new(file, name, cid, type, disposition)`. */
export function newAttachment(owner: ClassValue, args: Value[]): BuiltInObject {
  const [source, name, cid, type, disposition] = args.map(known);
  const textOrEmpty = (value: Value) => (value === undefined ? '' : textOf(value));
  ensure(
    source instanceof DocumentValue || source instanceof BlobValue,
    'an attachment of this source is not supported',
  );
  const path = source instanceof DocumentValue ? source.path : '';
  const fullName = textOrEmpty(name) || path.slice(path.lastIndexOf('/') + 1);
  const contentType = textOrEmpty(type) || lookUp(contentTypes, /[^.]*$/.exec(fullName)?.[0] ?? '');
  return new BuiltInObject(
    [
      ['name', fullName],
      ['cid', textOrEmpty(cid)],
      [
        'disposition',
        textOrEmpty(disposition) || (textOrEmpty(cid) === '' ? 'attachment' : 'inline'),
      ],
      ...(contentType === undefined ? [] : [['type', contentType] as [string, Value]]),
    ],
    owner,
  );
}

/** Evaluates `4D.OutgoingMessage.new()`. */
export function newOutgoingMessage(owner: ClassValue): BuiltInObject {
  return new BuiltInObject([['status', 200]], owner);
}

/** Source: language/OutgoingMessageClass. */
export const messageMembers: Record<string, (message: ObjectValue, args: Value[]) => undefined> = {
  setBody: ({entries}, [body]) => void entries.set('body', body),
  setStatus: ({entries}, [status]) => void entries.set('status', numberOf(status)),
};
