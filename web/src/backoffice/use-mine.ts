import { useDesk } from './use-desk.ts'

/** Who is signed in; a desk is only drawn once that is known. */
export const useMine = () => useDesk('readOperator', {}).data!
