import { ProblemForPeople } from '../../tools/run.mjs'
import { canRun, installPackage } from './install-package.mjs'

const program = '/usr/sbin/dovecot'

/** The system's Dovecot, a mail server with IMAP; installs the system's package if it is missing and we may. */
export async function findDovecot() {
  if (await canRun(program)) return program
  await installPackage('dovecot-imapd').catch((problem) => Promise.reject(missing(problem.message)))
  if (await canRun(program)) return program
  throw missing('its installation left none behind')
}

const missing = (reason) =>
  new ProblemForPeople(`The tests of answers by mail need Dovecot and ${reason}: install the package "dovecot-imapd".`)
