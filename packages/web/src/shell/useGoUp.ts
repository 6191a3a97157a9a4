import { useRouter } from '@tanstack/react-router'
import { stepsBackTo } from './visited.ts'

/** Goes up to a screen: back to where the person came down from, as they left it, or else to it as it is by itself. */
export function useGoUp(): (path: string) => void {
  const { history } = useRouter()
  return (path) => {
    const steps = stepsBackTo(path, history.location)
    if (steps === undefined) history.push(path)
    else history.go(-steps)
  }
}
