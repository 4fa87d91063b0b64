/** Names the socket file alone: nothing listens on a port. */
export const SOCKET_PORT = 5432

export const DATABASE_NAME = 'lounge'
/** Owns the tables, and is the server's superuser. */
export const OWNER = 'postgres'
/** What the program signs in as. */
export const PROGRAM = 'lounge_program'

export type ServerSettings = Readonly<Record<string, string>>

const SETTINGS: ServerSettings = {
  // Reached by a socket in a directory that only its owner and root may enter; never by the network.
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: String(SOCKET_PORT),
  // What has been acknowledged survives a power cut.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // A small machine, shared with the app.
  max_connections: '200',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The app logs the statements that fail; repeating them here would put members' data into a second log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
}

/** Settings travel with the code as arguments, so that a new version needs no edit of files in the data directory. */
export function serverArguments(clusterDir: string, socketDir: string, more: ServerSettings = {}): string[] {
  const all = { ...SETTINGS, ...more, unix_socket_directories: `"${socketDir}"` }
  return ['-D', clusterDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** PGPORT and the like would change the server's mind, and the app's secrets are none of its business. */
export function childEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', LANG: 'C', LC_ALL: 'C', TZ: 'UTC' }
}

export function databaseUrl(socketDir: string, database: string, login = OWNER): string {
  return `postgresql://${login}@localhost:${SOCKET_PORT}/${database}?host=${encodeURIComponent(socketDir)}`
}
