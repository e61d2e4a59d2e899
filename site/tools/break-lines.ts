/** Breaks a title into the fewest lines of at most `most` letters, about equally long. */
export function breakLines(title: string, most: number): string[] {
  const count = filled(title, most).length
  let narrowest = most
  while (narrowest > 1 && filled(title, narrowest - 1).length === count) narrowest -= 1
  return filled(title, narrowest)
}

function filled(title: string, most: number): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length && lettersOf(longer) <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Titles come out of HTML, where entities such as `&amp;` stand for one letter. */
function lettersOf(text: string): number {
  return text.replace(/&[^;\s]+;/g, '&').length
}
