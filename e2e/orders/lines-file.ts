export function linesFile(name: string, lines: readonly string[]) {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) }
}
