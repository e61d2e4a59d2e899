import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { promisify } from 'node:util'
import { ImapFlow } from 'imapflow'
import type { MailboxAccess } from '#platform/config/mailbox-access.ts'
import { freePort } from '#platform/embedded-postgres/free-port.ts'
import { eventually } from './eventually.ts'

export type ImapServer = {
  access: MailboxAccess
  /** Delivers a mail into the mailbox, as the receiving server does; returns its uid. */
  deliver(mail: string): Promise<number>
  unseen(): Promise<number[]>
  /** Deletes and recreates the mailbox: uids then mean other mails. */
  recreate(): Promise<void>
  stop(): Promise<void>
  start(): Promise<void>
}

const exec = promisify(execFile)

/** A real IMAP server (Dovecot) with its own mailbox, on a free port. Stops after the file. */
export async function startImapServer(): Promise<ImapServer> {
  // Plain JavaScript, which runs before npm installs anything.
  const { findDovecot } = await import('../../testing/stages/find-dovecot.mjs' as string)
  const program: string = await findDovecot()
  const folder = await mkdtemp(join(tmpdir(), 'imap-'))
  const port = await freePort()
  const isRoot = userInfo().uid === 0
  const owner = isRoot ? await idsOf('nobody') : { uid: userInfo().uid, gid: userInfo().gid }
  await chmod(folder, 0o755)
  for (const name of ['mail', 'run', 'state']) await mkdir(join(folder, name))
  await chown(join(folder, 'mail'), owner.uid, owner.gid)
  const { stdout: version } = await exec(program, ['--version'])
  const file = join(folder, 'dovecot.conf')
  await writeFile(file, configuration({ folder, port, owner, isRoot, isNew: !/^2\.[0-3]\b/.test(version) }))
  let child: ChildProcess | null = null
  const start = async () => {
    child = spawn(program, ['-F', '-c', file], { stdio: 'ignore' })
    await eventually(() => answers(port))
  }
  const stop = async () => {
    if (!child) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
    child = null
  }
  const access: MailboxAccess = {
    host: '127.0.0.1',
    port,
    secure: false,
    user: 'shop',
    password: 'letters',
    folder: 'INBOX',
    address: 'support@shop.example',
  }
  const signedIn = async <T>(work: (client: ImapFlow) => Promise<T>): Promise<T> => {
    const auth = { user: access.user, pass: access.password }
    const client = new ImapFlow({ host: access.host, port, secure: false, doSTARTTLS: false, auth, logger: false })
    client.on('error', () => {})
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.logout()
    }
  }
  await start()
  after(async () => {
    await stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  })
  return {
    access,
    start,
    stop,
    deliver: (mail) =>
      signedIn(async (client) => {
        const added = await client.append('INBOX', mail.replace(/\r?\n/g, '\r\n'))
        return added ? (added.uid ?? 0) : 0
      }),
    unseen: () =>
      signedIn(async (client) => {
        await client.mailboxOpen('INBOX')
        return (await client.search({ seen: false }, { uid: true })) || []
      }),
    async recreate() {
      await stop()
      await rm(join(folder, 'mail'), { recursive: true })
      await mkdir(join(folder, 'mail'))
      await chown(join(folder, 'mail'), owner.uid, owner.gid)
      await start()
    },
  }
}

type Settings = {
  folder: string
  port: number
  owner: { uid: number; gid: number }
  isRoot: boolean
  /** Version 2.4 renamed most of its settings. */
  isNew: boolean
}

/** One user with a password, their mails in a folder, everything else turned off. */
function configuration({ folder, port, owner, isRoot, isNew }: Settings): string {
  const users = isRoot
    ? ''
    : `default_internal_user = ${userInfo().username}\ndefault_internal_group = ${userInfo().username}\ndefault_login_user = ${userInfo().username}`
  const account = `uid=${owner.uid} gid=${owner.gid} home=${folder}/mail`
  const versioned = isNew
    ? `dovecot_config_version = 2.4.0
dovecot_storage_version = 2.4.0
auth_allow_cleartext = yes
mail_driver = maildir
mail_path = ${folder}/mail/Maildir
passdb static {
  password = letters
}
userdb static {
  fields {
    uid = ${owner.uid}
    gid = ${owner.gid}
    home = ${folder}/mail
  }
}`
    : `disable_plaintext_auth = no
mail_location = maildir:${folder}/mail/Maildir
passdb {
  driver = static
  args = password=letters
}
userdb {
  driver = static
  args = ${account}
}`
  return `${versioned}
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
first_valid_uid = 1
first_valid_gid = 1
${users}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`
}

async function idsOf(user: string): Promise<{ uid: number; gid: number }> {
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((it) => it.startsWith(`${user}:`)) ?? ''
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Whether the server greets. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('data', () => end(true))
    socket.once('error', () => end(false))
  })
}
