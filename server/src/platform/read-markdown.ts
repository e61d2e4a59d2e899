import {
  getDefaults,
  Lexer,
  Marked,
  type MarkedExtension,
  type Token,
  Tokenizer,
  type Tokens,
  type TokensList,
} from 'marked'

/** Depth of nested lists, quotes and emphasis; real pages have less. */
const MOST_NESTED = 12
/**
 * Characters that the library may search for ends of emphasis, links and tables. A long page needs a fraction of it.
 */
const MOST_SEARCHED = 2_000_000
/**
 * Cells of all tables in a text. The library pads each row to the width of its head: few characters can make millions.
 */
const MOST_CELLS = 5_000
/** The library looks for the end of a table from each line before it. */
const MOST_TABLES = 100

/**
 * Leaves parts as typed that nest too deeply, and emphasis, links and tables after too much searching. The library
 * recurses into each nested part. It searches the rest of a paragraph from each sign that may begin a part.
 */
class BoundedTokenizer extends Tokenizer {
  isBeyond = false
  #depth = 0
  #searched = 0
  #cells = 0

  override blockquote(src: string): Tokens.Blockquote | undefined {
    return this.#nested(this.rules.block.blockquote, src, () => super.blockquote(src))
  }

  override list(src: string): Tokens.List | undefined {
    return this.#nested(this.rules.block.list, src, () => super.list(src))
  }

  override emStrong(src: string, masked: string, before?: string): Tokens.Em | Tokens.Strong | undefined {
    return this.#searching(/^[*_]/, src, () => super.emStrong(src, masked, before))
  }

  override del(src: string, masked: string, before?: string): Tokens.Del | undefined {
    return this.#searching(/^~/, src, () => super.del(src, masked, before))
  }

  override link(src: string): Tokens.Link | Tokens.Image | undefined {
    return this.#searching(/^!?\[/, src, () => super.link(src))
  }

  override reflink(src: string, links: Tokenizer['lexer']['tokens']['links']) {
    return this.#searching(/^!?\[/, src, () => super.reflink(src, links))
  }

  override table(src: string): Tokens.Table | undefined {
    const [, under = ''] = src.split('\n', 2)
    if (!/[|:]/.test(under)) return undefined
    return this.#searching(/^/, src, () => (this.#hasRoomFor(src) ? super.table(src) : undefined))
  }

  /** A table ends with a blank line at the latest. */
  #hasRoomFor(src: string): boolean {
    const end = src.search(/\n[ \t]*\n/)
    const lines = (end < 0 ? src : src.slice(0, end)).split('\n')
    const columns = (lines[0] ?? '').split('|').length
    if (this.#cells + columns * lines.length > MOST_CELLS) {
      this.isBeyond = true
      return false
    }
    this.#cells += columns * lines.length
    return true
  }

  #searching<T>(begin: RegExp, src: string, read: () => T | undefined): T | undefined {
    if (!begin.test(src)) return undefined
    this.#searched += src.length
    if (this.#searched <= MOST_SEARCHED) return this.#nested(begin, src, read)
    this.isBeyond = true
    return undefined
  }

  #nested<T>(begin: RegExp, src: string, read: () => T | undefined): T | undefined {
    if (!begin.test(src)) return undefined
    if (this.#depth === MOST_NESTED) {
      this.isBeyond = true
      return undefined
    }
    this.#depth += 1
    try {
      return read()
    } finally {
      this.#depth -= 1
    }
  }
}

/**
 * Limits names before the `@` to 64 characters: the library searches the `@` from each character to the end of the
 * text.
 */
const withShortAddress = ({ source, flags }: RegExp) =>
  new RegExp(source.replaceAll(/\]\+(?=@|\(@)/g, ']{1,64}'), flags)
const { text, url } = Lexer.rules.inline.gfm
const short = { text: withShortAddress(text), url: withShortAddress(url) }

/** Counts lines that may be the rule below the head of a table. */
const countTables = (markdown: string) => markdown.match(/^(?=.*-)(?=.*[|:])[> \t\d.*+|:-]+$/gm)?.length ?? 0

/** Parses Markdown. `isBeyond`: the text exceeds a limit, so that some parts stay as typed. */
export function readMarkdown(markdown: string): { tokens: TokensList; isBeyond: boolean } {
  const tokenizer = new BoundedTokenizer()
  const gfm = countTables(markdown) <= MOST_TABLES
  const lexer = new Lexer({ ...getDefaults(), gfm, tokenizer })
  if (gfm) tokenizer.rules = { ...tokenizer.rules, inline: { ...tokenizer.rules.inline, ...short } }
  const tokens = lexer.lex(markdown)
  return { tokens, isBeyond: tokenizer.isBeyond || !gfm }
}

/** Calls `visit` for each part of a text, nested ones included. */
export function walkMarkdown(text: string, visit: (token: Token) => void): void {
  new Marked().walkTokens(readMarkdown(text).tokens, visit)
}

/** Renders a text to HTML by these rules. */
export function drawMarkdown(text: string, rules: MarkedExtension): string {
  return new Marked(rules).parser(readMarkdown(text).tokens)
}
