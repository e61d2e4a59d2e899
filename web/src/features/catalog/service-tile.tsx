import type { Service } from '@runmart/contract/catalog'
import { Glyph, Tile } from '#ui/glyph.tsx'

/** The sign of a service. */
export function ServiceTile({ service: { glyph } }: { service: Pick<Service, 'glyph'> }) {
  return (
    <Tile>
      <Glyph name={glyph} />
    </Tile>
  )
}
