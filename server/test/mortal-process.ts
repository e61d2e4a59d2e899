// A service for a supervisor's tests. It dies at its start, or becomes ready and kills itself some time later, or
// never.
const { MORTAL_DIES, MORTAL_LIVES_MS } = process.env
if (MORTAL_DIES) process.exit(1)
// Lives no longer than its parent.
process.once('disconnect', () => process.exit())
process.send?.({ ready: true, notice: null }, () => {
  if (MORTAL_LIVES_MS) setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(MORTAL_LIVES_MS))
})
