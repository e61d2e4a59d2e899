import type { WriteStream } from 'node:tty'
import { progressBar } from './progress-bar.ts'

type Shown = { step(): void; say(text: string): void; end(): void }

/** Draws the bar on a terminal, a few times a second, and lets other lines pass above it; elsewhere only those are written. */
export function showProgress(screen: WriteStream, total: number): Shown {
  const begin = performance.now()
  let done = 0
  const clear = () => screen.isTTY && screen.write('\r\u001B[K')
  const draw = () =>
    screen.isTTY &&
    screen.write(
      `\r\u001B[K${progressBar(done, total, (performance.now() - begin) / 1000).slice(0, (screen.columns || 80) - 1)}`,
    )
  const drawing = setInterval(draw, 200)
  draw()
  return {
    step() {
      done++
    },
    say(text) {
      clear()
      screen.write(`${text}\n`)
      draw()
    },
    end() {
      clearInterval(drawing)
      draw()
      if (screen.isTTY) screen.write('\n')
    },
  }
}
