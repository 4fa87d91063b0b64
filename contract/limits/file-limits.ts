// Limits of files. Plain values, so that the browser carries no schema to know them.
export const FILES_MAX = 5
export const FILE_BYTES_MAX = 5 * 1024 * 1024
/** Images, PDF, doc, docx, xls, xlsx, txt. The content decides, these names only help a file dialog. */
export const FILE_ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'txt'] as const
