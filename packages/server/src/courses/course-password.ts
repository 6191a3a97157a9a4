import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Config } from '../config.ts'
import { placeOf } from '../http/place-of.ts'
import { isSameText } from '../secrets/same-text.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import type { Services } from '../services.ts'
import type { FoundSession } from '../sessions/find-session.ts'
import { countFailure, forgetAll, keyOf, lockedFor, slowDown, type ThrottleKey } from '../sessions/login-throttle.ts'
import { sessions } from '../sessions/sessions.tables.ts'

export interface LockedCourse {
  readonly id: string
  readonly password: string
}

/** Whoever gives a password of a course, as wrong ones are counted. */
export interface CourseGuesser {
  /** Locked by them. */
  readonly own: readonly ThrottleKey[]
  /** All who give one without a login: slowed down together, and locked by nobody (ADR 30). */
  readonly crowd?: ThrottleKey
}

type Limits = Pick<Config, 'lockAfter' | 'lockMinutes'>

const insider = ({ account, channel }: FoundSession['session'], courseId: string, { lockAfter }: Limits) => ({
  own: [
    { key: keyOf('course', `${account.id} ${courseId}`), limit: lockAfter },
    { key: keyOf('course of channel', `${channel.id} ${courseId}`), limit: lockAfter * 10 },
  ],
})

/** Somebody at the public page of a course. */
export const visitorOf = (address: string, courseId: string, { lockAfter }: Limits): CourseGuesser => ({
  own: [{ key: keyOf('course of address', `${placeOf(address)} ${courseId}`), limit: lockAfter }],
  crowd: { key: keyOf('course of visitors', courseId), limit: lockAfter * 2 },
})

/** Courses that a login keeps open at most; the oldest is locked again. */
const maxOpened = 200

/** What a login keeps of a password that was given: it fits no more once the password is another one. */
async function markOf(services: Services, courseId: string, password: string): Promise<string> {
  const secret = await serverSecret(services, 'course-passwords')
  return createHmac('sha256', secret).update(`${courseId}\n${password}`).digest('base64url')
}

/** Whether a login has given the present password of a course. */
export async function hasOpened(services: Services, login: FoundSession, course: LockedCourse): Promise<boolean> {
  const [found] = await services.database.system
    .select({ opened: sessions.openedCourses })
    .from(sessions)
    .where(eq(sessions.hash, login.hash))
  return found?.opened.includes(await markOf(services, course.id, course.password)) === true
}

const refuse = (seconds: number) => {
  if (seconds > 0) throw new ProblemError('course.locked', { params: { minutes: Math.ceil(seconds / 60) } })
}

/** Refuses a wrong password of a course, and any while too many wrong ones were given; answers the mark of the right one. */
export async function proveCoursePassword(
  services: Services,
  { own, crowd }: CourseGuesser,
  course: LockedCourse,
  password: string,
): Promise<string> {
  const { database, config } = services
  const db = database.system
  for (const key of own) refuse(await lockedFor(db, key))
  const slowed = crowd ? await lockedFor(db, crowd) : 0
  if (slowed > 0) throw new ProblemError('request.too_many', { params: { seconds: slowed } })
  // Counted before it is looked at, so that of many at once no more are looked at than one after the other.
  const counted = await Promise.all(own.map((key) => countFailure(db, key, config)))
  if (counted.some((one) => one.lockedFor > 0 && !one.hasLocked)) refuse(config.lockMinutes * 60)
  const [given, wanted] = [
    await markOf(services, course.id, password),
    await markOf(services, course.id, course.password),
  ]
  if (isSameText(given, wanted)) {
    for (const key of own) await forgetAll(db, key)
    return wanted
  }
  if (crowd) await slowDown(db, crowd, config)
  refuse(Math.max(...counted.map((one) => one.lockedFor)))
  const left = Math.min(...counted.map((one) => one.left))
  throw new ProblemError('request.invalid', {
    errors: { password: { code: 'course.password_wrong', params: { left } } },
  })
}

/** Opens a course for a login, or refuses a wrong password; too many of them lock the course for a while. */
export async function openCourse(
  services: Services,
  { session, hash }: FoundSession,
  course: LockedCourse,
  password: string,
): Promise<void> {
  const mark = await proveCoursePassword(services, insider(session, course.id, services.config), course, password)
  await services.database.system
    .update(sessions)
    .set({
      openedCourses: sql`(array_prepend(${mark}::text, array_remove(${sessions.openedCourses}, ${mark}::text)))[1:${sql.raw(String(maxOpened))}]`,
    })
    .where(eq(sessions.hash, hash))
}
