import type { Service } from '@runmart/contract/catalog'
import { Glyph, Tile } from '#ui/glyph.tsx'

/** The sign of a service: its category's, or that of bots. */
export function ServiceTile({ service: { serviceType, category } }: { service: Service }) {
  return (
    <Tile>
      <Glyph name={serviceType === 'AUTO_BOT' ? 'bot' : category} />
    </Tile>
  )
}
