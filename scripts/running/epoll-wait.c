/*
 * Waits without faketime. While its own epoll_wait waits, faketime lets everything in that thread see the real time, so
 * that PostgreSQL's handler of SIGALRM took each of its timers (statement_timeout, deadlock_timeout) for one that is
 * months away, and they never fired. A wait for milliseconds needs no other day.
 */
#include <sys/epoll.h>
#include <sys/syscall.h>
#include <unistd.h>

int epoll_wait(int fd, struct epoll_event *events, int most, int milliseconds) {
  return syscall(SYS_epoll_wait, fd, events, most, milliseconds);
}
