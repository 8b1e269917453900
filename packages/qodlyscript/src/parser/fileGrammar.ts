import {StatementGrammar} from './statementGrammar';
import type {ClassFile, ClassFunction, Header, MethodFile, Property, SourceFile} from './syntax';
import * as t from './tokens';

const {keywords} = t;

/** Words that are keywords only right after `function`. */
export const accessors: ReadonlySet<string> = new Set(['get', 'set', 'query', 'orderBy', 'event']);

/** The grammar of files: a method, or a class with its properties and functions. */
export class FileGrammar extends StatementGrammar {
  /** @throws SyntaxMismatch */
  file(): SourceFile {
    const file = this.rule('file', () => {
      while (this.takeIf(t.LineEnd)) {
        // An empty line.
      }
      return this.startsClass() ? this.classFile() : this.methodFile();
    });
    return this.isNext(t.EndOfFile) ? file : this.fail('a statement');
  }

  private startsClass(): boolean {
    const isWord = this.isNext(keywords.extends, keywords.property, ...t.functionWords);
    return isWord || this.startsSessionSingleton();
  }

  private methodFile(): MethodFile {
    return this.rule('methodFile', () => {
      const header = this.takeIf(keywords.declare) && this.header();
      if (header) {
        this.take(t.LineEnd);
      }
      return {kind: 'method', body: this.body(), ...(header && {header})};
    });
  }

  private classFile(): ClassFile {
    return this.rule('classFile', () => {
      const file: ClassFile = {kind: 'class', properties: [], functions: []};
      if (this.takeIf(keywords.extends)) {
        file.parent = this.type();
        this.take(t.LineEnd);
      }
      while (this.isNext(keywords.property, t.LineEnd)) {
        if (!this.takeIf(t.LineEnd)) {
          file.properties.push(this.property());
        }
      }
      while (this.isNext(t.Name, ...t.functionWords)) {
        file.functions.push(this.function());
      }
      return file;
    });
  }

  private property(): Property {
    return this.rule('property', () => {
      const property: Property = {names: [], at: this.take(keywords.property).at};
      if (!this.isNext(t.Word)) {
        this.fail(t.Word.label);
      }
      this.takeList(() => property.names.push(this.word()));
      if (this.takeIf(t.Colon)) {
        property.type = this.type();
      }
      if (this.takeIf(t.Initial, t.Equal)) {
        property.value = this.expression();
      }
      this.take(t.LineEnd);
      return property;
    });
  }

  /** A function has no closing keyword; it ends where the next function begins. */
  private function(): ClassFunction {
    return this.rule('function', () => {
      const modifiers: string[] = [];
      while (this.isNext(t.Name, ...t.modifiers)) {
        modifiers.push(this.modifier());
      }
      const head = this.functionName();
      const header = this.functionHeader();
      this.take(t.LineEnd);
      return {...head, modifiers, header, body: this.body()};
    });
  }

  private functionName(): Pick<ClassFunction, 'name' | 'accessor' | 'at'> {
    const constructor = this.takeIf(keywords.constructor);
    if (constructor) {
      return this.identifier(constructor);
    }
    const {at} = this.takeIf(keywords.function) ?? this.fail(functionStart);
    const afterName = [t.OpenParenthesis, t.Arrow, t.Colon, t.LineEnd];
    const isAccessor = accessors.has(this.peek().text) && !afterName.includes(this.peek(1).type);
    const accessor = isAccessor ? this.take(t.Name).text : undefined;
    return {name: this.word().name, at, ...(accessor && {accessor})};
  }

  private modifier(): string {
    return this.rule('modifier', () => {
      const isModifier = this.isNext(...t.modifiers) || this.startsSessionSingleton();
      return isModifier ? this.take(t.Word).text : this.fail(functionStart);
    });
  }

  /** Like `header`, but the parentheses are optional. */
  private functionHeader(): Header {
    return this.rule('functionHeader', () => {
      const hasParameters = this.isNext(t.OpenParenthesis);
      return this.withResult(
        hasParameters ? this.parameters() : {parameters: [], isVariadic: false},
      );
    });
  }

  /** `(a : string, ... : integer) -> total : number` */
  private header(): Header {
    return this.rule('header', () => this.withResult(this.parameters()));
  }

  private parameters(): Header {
    return this.rule('parameters', () => {
      const header: Header = {parameters: [], isVariadic: false};
      this.take(t.OpenParenthesis);
      if (this.isNext(t.Name, t.Ellipsis)) {
        this.takeList(() => this.parameter(header));
      }
      this.take(t.CloseParenthesis);
      return header;
    });
  }

  private parameter(header: Header): void {
    const token = this.takeIf(t.Name, t.Ellipsis);
    if (!token) {
      this.fail(`${t.Name.label} or ${t.Ellipsis.label}`);
    }
    if (token.type === t.Ellipsis) {
      header.isVariadic = true;
    } else {
      header.parameters.push(this.identifier(token));
    }
    if (this.takeIf(t.Colon)) {
      const type = this.type();
      const last = header.parameters.at(-1);
      if (last && !header.isVariadic) {
        last.type = type;
      }
    }
  }

  /** Adds `-> total : number`, `-> total`, or `: number`, if it follows. */
  private withResult(header: Header): Header {
    if (!this.isNext(t.Arrow, t.Colon)) {
      return header;
    }
    const result = this.rule('result', () => {
      const name = this.takeIf(t.Arrow) && this.identifier(this.take(t.Name));
      const type = this.takeIf(t.Colon) && this.type();
      return {...(name && {name}), ...(type && {type})};
    });
    return {...header, result};
  }
}

const functionStart = '"function" or "constructor"';
