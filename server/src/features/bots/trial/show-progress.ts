import type { WriteStream } from 'node:tty'

type Progress = { step(): void; print(text: string): void; end(): void }

/**
 * Draws a progress bar on a terminal a few times a second and prints other lines above it. Without a terminal, it only
 * prints those lines.
 */
export function showProgress(screen: WriteStream, total: number): Progress {
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
    print(text) {
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

const WIDTH = 24

/** `[██████░░░░] 120/500 · 24 % · 12.3/s · 0:31 left`: one line of progress. */
export function progressBar(done: number, total: number, seconds: number): string {
  const share = total ? done / total : 1
  const full = Math.floor(share * WIDTH)
  const rate = seconds > 0 ? done / seconds : 0
  const left = rate > 0 ? ` · ${clock((total - done) / rate)} left` : ''
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
  return `[${bar}] ${done}/${total} · ${Math.floor(share * 100)} % · ${rate.toFixed(1)}/s${done < total ? left : ''}`
}

function clock(seconds: number): string {
  const whole = Math.ceil(seconds)
  const parts = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60]
  const [hours = 0, ...rest] = parts
  const padded = (hours ? parts : rest).map((part, at) => (at ? String(part).padStart(2, '0') : String(part)))
  return padded.join(':')
}
