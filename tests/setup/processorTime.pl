# Runs a command, and writes the processor time of all its processes, in seconds, to a file.
# It adopts processes whose parents end first, as a browser's do; otherwise, nobody would count those.
use strict;
use POSIX ':sys_wait_h';

my ($file, @command) = @ARGV;

# prctl(PR_SET_CHILD_SUBREAPER, 1), which only Linux has.
my %prctl = (x86_64 => 157, aarch64 => 167);
my $number = $prctl{(POSIX::uname())[4]};
syscall($number, 36, 1, 0, 0, 0) if $^O eq 'linux' && $number;

my $child = fork // die "can't start a process: $!";
if ($child == 0) {
  exec @command or die "can't run $command[0]: $!";
}
# A stopped command is counted as well.
$SIG{INT} = $SIG{TERM} = 'IGNORE';
my $status;
while ((my $ended = wait) > 0) {
  if ($ended == $child) {
    $status = $?;
    last;
  }
}
# Adopted processes end soon after the command, unless it has left one running.
for (1 .. 100) {
  my $ended;
  do { $ended = waitpid(-1, WNOHANG) } while $ended > 0;
  last if $ended < 0;
  select undef, undef, undef, 0.1;
}

my (undef, undef, $user, $system) = times;
open my $output, '>', $file or die "can't write $file: $!";
print $output $user + $system;
close $output;
exit(WIFEXITED($status) ? WEXITSTATUS($status) : 1);
