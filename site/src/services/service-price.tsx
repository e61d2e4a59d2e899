/** The price of a service and its unit: `15 ₫ per line`. */
export function ServicePrice({ unitStyles }: { unitStyles: string }) {
  return (
    <>
      {'{{price}} '}
      <span className={unitStyles}>{'{{unit}}'}</span>
    </>
  )
}
