import { ApiError } from '../errors.ts';

/** Reads one query parameter from left to right. `what` is the parameter's name in error messages. */
export class Scanner {
  readonly text: string;
  readonly what: string;
  position = 0;

  constructor(text: string, what: string) {
    this.text = text;
    this.what = what;
  }

  get done(): boolean {
    return this.position >= this.text.length;
  }

  peek(): string {
    return this.text.charAt(this.position);
  }

  /** If the remaining text begins with `token`, moves past `token` and returns true. Otherwise returns false. */
  eat(token: string): boolean {
    if (!this.text.startsWith(token, this.position)) return false;
    this.position += token.length;
    return true;
  }

  expect(token: string): void {
    if (!this.eat(token)) this.fail(`expecting "${token}"`);
  }

  /**
   * Returns the text that a sticky regular expression matches at the current position, and moves past it; null if there
   * is no match.
   */
  match(expression: RegExp): string | null {
    expression.lastIndex = this.position;
    const found = expression.exec(this.text)?.[0];
    if (found === undefined) return null;
    this.position += found.length;
    return found;
  }

  /**
   * Reads a double-quoted text, in which a backslash escapes the next character. Returns null if the next text is not
   * quoted.
   */
  quoted(): string | null {
    const raw = this.match(/"(?:[^"\\]|\\.)*"/sy);
    return raw === null ? null : raw.slice(1, -1).replace(/\\(.)/gs, '$1');
  }

  /**
   * Reads a quoted value that is followed by a comma, a bracket or the end of the text. Otherwise returns null, because
   * the quotes are part of a longer value.
   */
  quotedElement(): string | null {
    const start = this.position;
    const value = this.quoted();
    if (value === null) return null;
    if (this.done || this.peek() === ',' || this.peek() === ')') return value;
    this.position = start;
    return null;
  }

  /**
   * Reads the name of a column, a relation or an alias: a quoted text, or word characters with spaces and dashes
   * inside.
   */
  name(): string {
    const name = this.quoted() ?? this.match(/[\p{L}\p{N}_$](?:[\p{L}\p{N}_$ ]|-(?!>))*/uy)?.trimEnd();
    return name ?? this.fail('expecting field name (* or [a..z0..9_$])');
  }

  end(): void {
    if (!this.done) this.fail(`unexpected ${JSON.stringify(this.peek())}`);
  }

  fail(details: string): never {
    throw new ApiError({
      status: 400,
      code: 'PGRST100',
      message: `"failed to parse ${this.what} (${this.text})" (line 1, column ${this.position + 1})`,
      details,
    });
  }
}
