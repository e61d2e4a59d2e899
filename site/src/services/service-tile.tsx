import { categories } from '@runmart/contract/catalog'
import { Glyph, Tile } from '@runmart/web/ui/glyph.tsx'
import { MustacheSection } from '#site/mustache.tsx'

const glyphs = [...categories, 'bot'] as const

/** The shape of a service: all are rendered, and the server leaves its own. */
export function ServiceTile({ large = false }: { large?: boolean }) {
  return (
    <Tile large={large}>
      {glyphs.map((name) => (
        <MustacheSection key={name} of={`glyph.${name}`}>
          <Glyph name={name} />
        </MustacheSection>
      ))}
    </Tile>
  )
}
