/** Holds the place of the whole app in the table of pages that are drawn at build time: there is nothing of it to draw. */
export default function AppAddress() {
  return null
}
