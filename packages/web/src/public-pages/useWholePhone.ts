import { useState } from 'react'
import { ask } from './ask.ts'
import { usePageCopy } from './page-copy.ts'

/** The whole phone of the card at `path`, once somebody asks for it; `said` is why it did not come. */
export function useWholePhone(path: string) {
  const { copy, language } = usePageCopy()
  const [phone, setPhone] = useState<string>()
  const [said, setSaid] = useState('')
  const showPhone = async () => {
    const asked = await ask(language, 'POST', `${path}/phone`)
    if (asked.ok) setPhone(String(asked.value['phone']))
    else setSaid('isOffline' in asked ? copy.offline : asked.words)
  }
  return { phone, said, showPhone }
}
