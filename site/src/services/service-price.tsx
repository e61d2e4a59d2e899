/** What a service costs and for what: `15 ₫ per line`. */
export function ServicePrice({ unitStyles }: { unitStyles: string }) {
  return (
    <>
      {'{{price}} '}
      <span className={unitStyles}>{'{{unit}}'}</span>
    </>
  )
}
