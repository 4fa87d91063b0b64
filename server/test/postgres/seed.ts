/** Where random tests begin: the same everywhere, so that a run tells of the change and not of chance. `npm run bench -- fuzz` takes fresh ones. */
export const SEED = Number(process.env['SEED'] ?? 152_876_841)
