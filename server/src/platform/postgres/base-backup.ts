// A copy of a whole running server, made by the server itself (BASE_BACKUP of the replication protocol, what pg_basebackup asks for): a tar with
// the log that is needed to make it consistent. The embedded package ships neither pg_dump nor pg_basebackup.
import { PassThrough, type Readable } from 'node:stream'
import { Client, type ClientConfig, type Connection, type Submittable } from 'pg'

const [ARCHIVE, DATA] = ['n'.charCodeAt(0), 'd'.charCodeAt(0)]

/** The stream fails where the server does: a page whose checksum is wrong, a connection that is lost. */
export function readBaseBackup(ownerUrl: string): Readable {
  const tar = new PassThrough({ highWaterMark: 1024 * 1024 })
  const replication: ClientConfig & { replication: string } = {
    connectionString: ownerUrl,
    replication: 'true',
    application_name: 'green-room backup',
  }
  const client = new Client(replication)
  client.on('error', (error) => tar.destroy(error))
  tar.on('close', () => void client.end().catch(() => {}))
  client
    .connect()
    .then(() => client.query(new BaseBackup(tar)))
    .catch((error: unknown) => tar.destroy(error as Error))
  return tar
}

/** A query that node-postgres has no class for: rows, then bytes, then rows. */
class BaseBackup implements Submittable {
  readonly #tar: PassThrough
  #connection: Connection | undefined
  #archives = 0
  constructor(tar: PassThrough) {
    this.#tar = tar
  }
  submit(connection: Connection): void {
    this.#connection = connection
    connection.query("BASE_BACKUP (LABEL 'green-room', CHECKPOINT 'fast', WAL true)")
  }
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (chunk[0] === ARCHIVE && ++this.#archives > 1)
      this.handleError(new Error('the database has tablespaces of its own: use pg_basebackup'))
    if (chunk[0] !== DATA) return
    const bytes = Buffer.from(chunk.subarray(1)) // the parser uses its memory again
    if (this.#tar.write(bytes) || !this.#connection) return
    const { stream } = this.#connection
    if (stream.isPaused()) return // more of the same chunk of the line
    stream.pause()
    this.#tar.once('drain', () => stream.resume())
  }
  handleError(error: Error): void {
    this.#tar.destroy(error)
  }
  handleReadyForQuery(): void {
    this.#tar.end()
  }
}

/** As long as the backup runs the server keeps the log since its beginning, however much is written. */
export async function holdLog(ownerUrl: string): Promise<{ major: number; release(): Promise<void> }> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'green-room backup' })
  client.on('error', () => {}) // the backup itself fails with it
  await client.connect()
  await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [`green_room_backup_${process.pid}`])
  const { rows } = await client.query<{ major: number }>("SELECT current_setting('server_version_num')::int / 10000 AS major")
  return { major: rows[0]!.major, release: () => client.end() }
}
