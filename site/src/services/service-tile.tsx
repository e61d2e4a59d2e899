import { glyphs } from '@runmart/contract/catalog-categories'
import { Glyph, Tile } from '@runmart/web/ui/glyph.tsx'
import { MustacheSection } from '#site/mustache.tsx'

/** The shape of a service: all are rendered, and the server leaves its own. */
export function ServiceTile({ large = false }: { large?: boolean }) {
  return (
    <Tile large={large}>
      <FilledGlyph />
    </Tile>
  )
}

/** All shapes, of which the server leaves one. */
export function FilledGlyph({ className = '' }: { className?: string }) {
  return glyphs.map((name) => (
    <MustacheSection key={name} of={`glyph.${name}`}>
      <Glyph name={name} className={className} />
    </MustacheSection>
  ))
}
