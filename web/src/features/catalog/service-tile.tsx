import type { Service } from '@runmart/contract/catalog'
import { Glyph, Tile, TilePicture } from '#ui/glyph.tsx'

/** The picture of a service, or its glyph. */
export function ServiceTile({ service: { picture, glyph } }: { service: Pick<Service, 'picture' | 'glyph'> }) {
  if (picture) return <TilePicture path={picture} />
  return (
    <Tile>
      <Glyph name={glyph} />
    </Tile>
  )
}
