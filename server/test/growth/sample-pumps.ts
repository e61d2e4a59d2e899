/** A text that may block an expression: `start`, then `pump` many times, then `end`. */
export type Pump = { start: string; pump: string; end: string }

/**
 * Texts that most likely block an expression. Repeats each unlimited part with matching text, alone and after its
 * prefix; the end prevents a match of the whole.
 */
export function samplePumps(source: string, flags: string): Pump[] {
  const pumps = new Map<string, Pump>()
  const add = (start: string, pump: string) => {
    if (!pump) return
    for (const end of ['\0', '\n\0', '']) pumps.set(JSON.stringify([start, pump, end]), { start, pump, end })
  }
  for (const { before, inner, after } of repeatedParts(parse(source, flags)))
    for (const start of texts(before))
      for (const pump of texts(inner)) {
        add(start, pump)
        add('', pump)
        add('', start + pump)
        for (const next of texts(after)) add(start, pump + next)
      }
  return [...pumps.values()]
}

type Part =
  /** Characters that match one place. */
  | { kind: 'atom'; samples: string[] }
  | { kind: 'sequence'; parts: Part[] }
  | { kind: 'choice'; options: Part[] }
  | { kind: 'repeat'; part: Part; least: number; isEndless: boolean }
  /** Matches without consuming; a lookbehind consumes its own place before the rest. */
  | { kind: 'look'; part: Part }

const MOST_TEXTS = 4
const some = (all: string[]) => [...new Set(all)].slice(0, MOST_TEXTS)

/** Short texts that match a part, with different characters if possible. */
function texts(part: Part): string[] {
  switch (part.kind) {
    case 'atom':
      return part.samples
    case 'choice':
      return some(part.options.flatMap((it) => texts(it).slice(0, 1)))
    case 'repeat': {
      const inner = texts(part.part)
      return some([...(part.least === 0 ? [''] : []), ...inner.map((it) => it.repeat(Math.max(1, part.least)))])
    }
    case 'look':
      return some(['', ...texts(part.part)])
    case 'sequence':
      return part.parts.reduce<string[]>(
        (heads, it) => {
          const tails = texts(it)
          return some(heads.flatMap((head) => tails.map((tail) => head + tail)))
        },
        [''],
      )
  }
}

type Repeated = { before: Part; inner: Part; after: Part }

/** All unlimited repetitions, with the parts before and after each. */
function repeatedParts(part: Part, before: Part[] = [], after: Part[] = []): Repeated[] {
  switch (part.kind) {
    case 'atom':
      return []
    case 'choice':
      return part.options.flatMap((it) => repeatedParts(it, before, after))
    case 'look':
      return repeatedParts(part.part, before, after)
    case 'sequence':
      return part.parts.flatMap((it, at) =>
        repeatedParts(it, [...before, ...part.parts.slice(0, at)], [...part.parts.slice(at + 1), ...after]),
      )
    case 'repeat': {
      const sequence = (parts: Part[]): Part => ({ kind: 'sequence', parts })
      const own = part.isEndless
        ? [{ before: sequence(before), inner: part.part, after: sequence(after.slice(0, 1)) }]
        : []
      return [...own, ...repeatedParts(part.part, before, after)]
    }
  }
}

const candidates = [...'a0 \n"<-.,/:@#|\t*_=[(A%\\еệ\'é']

/** Characters that match a place, the most different ones first. */
function samplesOf(atom: string, flags: string): string[] {
  const takes = new RegExp(`^(?:${atom})$`, flags.replace(/[gy]/g, ''))
  const named = [...atom.replace(/\\./gs, (it) => (/\\[\W_]/.test(it) ? it.slice(1) : ''))]
  return [...new Set([...named, ...candidates])].filter((it) => takes.test(it)).slice(0, 3)
}

function parse(source: string, flags: string): Part {
  let at = 0
  const isAt = (text: string) => source.startsWith(text, at)

  function readChoice(): Part {
    const options = [readSequence()]
    while (isAt('|')) {
      at += 1
      options.push(readSequence())
    }
    return options.length === 1 ? (options[0] as Part) : { kind: 'choice', options }
  }

  function readSequence(): Part {
    const parts: Part[] = []
    while (at < source.length && !isAt('|') && !isAt(')')) {
      // A boundary consumes nothing, and a back reference's text is unknown here.
      parts.push(readRepeat(readPart() ?? { kind: 'atom', samples: [''] }))
    }
    return { kind: 'sequence', parts }
  }

  function readPart(): Part | null {
    if (isAt('(')) return readGroup()
    const start = at
    if (isAt('[')) skipClass()
    else if (isAt('\\'))
      at +=
        /^\\(p\{[^}]*\}|P\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k<[^>]*>|.)/is.exec(source.slice(at))?.[0]
          .length ?? 2
    else at += String.fromCodePoint(source.codePointAt(at) ?? 0).length
    const atom = source.slice(start, at)
    if (/^(\^|\$|\\[bB]|\\[1-9]|\\k<.*)$/.test(atom)) return null
    return { kind: 'atom', samples: samplesOf(atom, flags) }
  }

  function skipClass(): void {
    at += 1
    for (let depth = 1; depth > 0; at += 1) {
      if (source[at] === '\\') at += 1
      else if (source[at] === '[' && flags.includes('v')) depth += 1
      else if (source[at] === ']') depth -= 1
    }
  }

  function readGroup(): Part {
    const [open = '('] = /^\((\?(:|<?[=!]|<\w+>|[a-z-]*:))?/.exec(source.slice(at)) ?? []
    at += open.length
    const part = readChoice()
    at += 1
    if (/^\(\?<?!/.test(open)) return { kind: 'look', part: { kind: 'repeat', part, least: 0, isEndless: false } }
    return /^\(\?<?=/.test(open) ? { kind: 'look', part } : part
  }

  function readRepeat(part: Part): Part {
    const found = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(source.slice(at))
    if (!found) return part
    const [whole, least, comma, most] = found
    at += whole.length
    if (least === undefined)
      return { kind: 'repeat', part, least: whole.startsWith('+') ? 1 : 0, isEndless: !whole.startsWith('?') }
    // A high limit is as bad as none, for texts that are no longer than that.
    const isEndless = comma === ',' && (most === '' || Number(most) > 200)
    return { kind: 'repeat', part, least: Number(least), isEndless }
  }

  return readChoice()
}
