import { Download } from 'lucide-react'
import { addressOf, type DeskName, type InputOf } from '../desk-call.ts'

/** What is filtered, as a file. */
export const CsvLink = <Name extends DeskName>({ door, input, label = 'CSV' }: { door: Name; input: InputOf<Name>; label?: string }) => (
  <a className="btn-s line" href={addressOf(door, input).path} download>
    <Download size={15} aria-hidden="true" />
    {label}
  </a>
)
