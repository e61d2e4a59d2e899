import { glyphs } from '@runmart/contract/catalog-categories'
import { Glyph, Tile, TilePicture } from '@runmart/web/ui/glyph.tsx'
import { InvertedSection, MustacheSection } from '#site/mustache.tsx'

/** The picture of a service, or its shape. */
export function ServiceTile({ large = false }: { large?: boolean }) {
  return (
    <>
      <MustacheSection of="picture">
        <TilePicture size={large ? 'large' : 'small'} path="{{picture}}" />
      </MustacheSection>
      <InvertedSection of="picture">
        <Tile large={large}>
          <FilledGlyph />
        </Tile>
      </InvertedSection>
    </>
  )
}

/** The picture of a category, or its shape, beside its name. */
export function CategorySign() {
  return (
    <>
      <MustacheSection of="picture">
        <TilePicture size="tiny" path="{{picture}}" />
      </MustacheSection>
      <InvertedSection of="picture">
        <FilledGlyph className="size-5" />
      </InvertedSection>
    </>
  )
}

/** All shapes, of which the server keeps one. */
function FilledGlyph({ className = '' }: { className?: string }) {
  return glyphs.map((name) => (
    <MustacheSection key={name} of={`glyph.${name}`}>
      <Glyph name={name} className={className} />
    </MustacheSection>
  ))
}
