import {StatementGrammar} from './statementGrammar';
import type {ClassFile, ClassFunction, Header, MethodFile, Property, SourceFile} from './syntax';
import * as t from './tokens';
import type {Rule} from './valueGrammar';

/** Words that are keywords only right after `function`. */
export const accessors: ReadonlySet<string> = new Set(['get', 'set', 'query', 'orderBy', 'event']);

/** The grammar of files: a method, or a class with its properties and functions. */
export class FileGrammar extends StatementGrammar {
  readonly file: Rule<SourceFile> = this.RULE('file', (): SourceFile => {
    this.MANY(() => this.CONSUME(t.LineEnd));
    return this.OR<SourceFile>([
      {GATE: () => this.startsClass(), ALT: () => this.SUBRULE(this.classFile)},
      {ALT: () => this.SUBRULE(this.methodFile)},
    ]);
  });

  private startsClass(): boolean {
    const words = [t.keywords.extends, t.keywords.property, ...t.functionWords];
    return words.includes(this.LA(1).tokenType) || this.startsSessionSingleton();
  }

  private readonly methodFile: Rule<MethodFile> = this.RULE('methodFile', (): MethodFile => {
    const header = this.OPTION(() => {
      this.CONSUME(t.keywords.declare);
      const parsed = this.SUBRULE(this.header);
      this.CONSUME(t.LineEnd);
      return parsed;
    });
    return {kind: 'method', body: this.SUBRULE(this.body), ...(header && {header})};
  });

  private readonly classFile: Rule<ClassFile> = this.RULE('classFile', (): ClassFile => {
    const file: ClassFile = {kind: 'class', properties: [], functions: []};
    this.OPTION(() => {
      this.CONSUME(t.keywords.extends);
      file.parent = this.SUBRULE(this.type);
      this.CONSUME1(t.LineEnd);
    });
    this.MANY1(() => {
      this.OR([
        {ALT: () => file.properties.push(this.SUBRULE(this.property))},
        {ALT: () => this.CONSUME2(t.LineEnd)},
      ]);
    });
    this.MANY2(() => file.functions.push(this.SUBRULE(this.function)));
    return file;
  });

  private readonly property: Rule<Property> = this.RULE('property', (): Property => {
    const property: Property = {names: [], at: t.positionOf(this.CONSUME(t.keywords.property))};
    this.AT_LEAST_ONE_SEP({
      SEP: t.Comma,
      DEF: () => property.names.push(this.SUBRULE(this.word)),
    });
    this.OPTION1(() => {
      this.CONSUME(t.Colon);
      property.type = this.SUBRULE(this.type);
    });
    this.OPTION2(() => {
      this.OR([{ALT: () => this.CONSUME(t.Initial)}, {ALT: () => this.CONSUME(t.Equal)}]);
      property.value = this.SUBRULE(this.expression);
    });
    this.CONSUME(t.LineEnd);
    return property;
  });

  /** A function has no closing keyword; it ends where the next function begins. */
  private readonly function: Rule<ClassFunction> = this.RULE('function', (): ClassFunction => {
    const modifiers: string[] = [];
    this.MANY(() => modifiers.push(this.SUBRULE(this.modifier)));
    const head = this.OR<Pick<ClassFunction, 'name' | 'accessor' | 'at'>>([
      {
        ALT: () => {
          const token = this.CONSUME(t.keywords.constructor);
          return {name: token.image, at: t.positionOf(token)};
        },
      },
      {
        ALT: () => {
          const at = t.positionOf(this.CONSUME(t.keywords.function));
          const accessor = this.OPTION({
            GATE: () =>
              accessors.has(this.LA(1).image) &&
              this.LA(2).tokenType !== t.LineEnd &&
              ![t.OpenParenthesis, t.Arrow, t.Colon].includes(this.LA(2).tokenType),
            DEF: () => this.CONSUME(t.Name).image,
          });
          const {name} = this.SUBRULE(this.word);
          return {name, at, ...(accessor && {accessor})};
        },
      },
    ]);
    const header = this.SUBRULE(this.functionHeader);
    this.CONSUME(t.LineEnd);
    return {...head, modifiers, header, body: this.SUBRULE(this.body)};
  });

  private readonly modifier: Rule<string> = this.RULE('modifier', (): string =>
    this.OR([
      ...t.modifiers.map((modifier) => ({ALT: () => this.CONSUME(modifier).image})),
      {GATE: () => this.startsSessionSingleton(), ALT: () => this.CONSUME(t.Name).image},
    ]),
  );

  /** Like `header`, but the parentheses are optional. */
  private readonly functionHeader: Rule<Header> = this.RULE('functionHeader', (): Header => {
    const header: Header = {parameters: [], isVariadic: false};
    this.OPTION1(() => Object.assign(header, this.SUBRULE(this.parameters)));
    const result = this.OPTION2(() => this.SUBRULE(this.result));
    return {...header, ...(result && {result})};
  });

  /** `(a : string, ... : integer) -> total : number` */
  private readonly header: Rule<Header> = this.RULE('header', (): Header => {
    const header = this.SUBRULE(this.parameters);
    const result = this.OPTION(() => this.SUBRULE(this.result));
    return {...header, ...(result && {result})};
  });

  private readonly parameters: Rule<Header> = this.RULE('parameters', (): Header => {
    const header: Header = {parameters: [], isVariadic: false};
    this.CONSUME(t.OpenParenthesis);
    this.MANY_SEP({
      SEP: t.Comma,
      DEF: () => {
        this.OR([
          {ALT: () => header.parameters.push(this.identifier(this.CONSUME(t.Name)))},
          {
            ALT: () => {
              this.CONSUME(t.Ellipsis);
              header.isVariadic = true;
            },
          },
        ]);
        this.OPTION(() => {
          this.CONSUME(t.Colon);
          const type = this.SUBRULE(this.type);
          const last = header.parameters.at(-1);
          if (last && !header.isVariadic) {
            last.type = type;
          }
        });
      },
    });
    this.CONSUME(t.CloseParenthesis);
    return header;
  });

  /** `-> total : number`, `-> total`, or `: number`. */
  private readonly result: Rule<NonNullable<Header['result']>> = this.RULE(
    'result',
    (): NonNullable<Header['result']> =>
      this.OR<NonNullable<Header['result']>>([
        {
          ALT: () => {
            this.CONSUME(t.Arrow);
            const name = this.identifier(this.CONSUME(t.Name));
            const type = this.OPTION(() => {
              this.CONSUME1(t.Colon);
              return this.SUBRULE1(this.type);
            });
            return {name, ...(type && {type})};
          },
        },
        {
          ALT: () => {
            this.CONSUME2(t.Colon);
            return {type: this.SUBRULE2(this.type)};
          },
        },
      ]),
  );
}
