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
