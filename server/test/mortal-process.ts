// A service for a supervisor's tests: dies at its start, or is ready and kills itself some time later, or never does.
const { MORTAL_DIES, MORTAL_LIVES_MS } = process.env
if (MORTAL_DIES) process.exit(1)
// As long as there is a parent.
process.once('disconnect', () => process.exit())
process.send?.({ ready: true, notice: null }, () => {
  if (MORTAL_LIVES_MS) setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(MORTAL_LIVES_MS))
})
