import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type PersonCopy, takeCopy } from '@icss/core/people/person-copy.ts'
import { useClient } from '../server/ClientProvider.tsx'

/** Takes a copy of what is known of a person; what has come of it is shown while the rest is looked for. */
export function usePersonCopy() {
  const { people } = useClient()
  const [soFar, setSoFar] = useState<PersonCopy>()
  const taking = useMutation({
    mutationFn: (phone: string) => {
      setSoFar(undefined)
      return takeCopy(
        phone,
        (body) => people.copy({ body }),
        (copy) => setSoFar({ ...copy }),
      )
    },
    onSuccess: setSoFar,
    onError: () => setSoFar(undefined),
  })
  return { taking, copy: soFar }
}
