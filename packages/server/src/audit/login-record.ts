/** The account that somebody logged in to, or tried to. */
export interface TriedAccount {
  readonly channelId: string
  readonly id: string
  readonly number: string
  readonly name: string
}

/** Where a login came from, and by which request. */
export interface LoginPlace {
  readonly address: string
  readonly requestId: string
}

/** What every record of a login says, whether it succeeded or not. */
export const loginRecord = ({ channelId, id, number, name }: TriedAccount, { address, requestId }: LoginPlace) => ({
  channelId,
  accountId: id,
  account: `${number} ${name}`,
  address,
  requestId,
  target: {},
  changed: 0,
})
