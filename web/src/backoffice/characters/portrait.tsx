import { Face } from '../parts/face.tsx'

/** The portrait as it stands, or the first letter of the name. */
export const Portrait = ({ name, address, size = 28 }: { name: string; address: string | null; size?: number }) =>
  address === null ? (
    <Face name={name} size={size} />
  ) : (
    <img className="ava" src={address} alt="" width={size} height={size} loading="lazy" decoding="async" />
  )
