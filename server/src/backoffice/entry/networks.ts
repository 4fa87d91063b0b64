// From where the back office is there at all.
import { BlockList, isIP } from 'node:net'

/** `true` for every address where no list is set. */
export function networkCheck(networks: readonly string[] | undefined): (ip: string) => boolean {
  if (networks === undefined) return () => true
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return (ip) => {
    const plain = ip.replace(/^::ffff:(?=\d+\.)/, '')
    return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
  }
}
