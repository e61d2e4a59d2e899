import { decode, encode } from '@jridgewell/sourcemap-codec'

/** A source map with only the lines of the sources. A stack trace needs no more, and Node keeps the map in memory. */
export function shortenMap({ file, sources, mappings }) {
  const lines = decode(mappings).map((segments) => {
    const first = segments.find((it) => it.length > 1)
    return first ? [[0, first[1], first[2], 0]] : []
  })
  return { version: 3, file, sources, names: [], mappings: encode(lines) }
}
