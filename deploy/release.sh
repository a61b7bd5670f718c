#!/bin/sh
# Releases a built version on a VM without downtime: release.sh FOLDER, as root (docs/deploy/vm.md). Takes each instance
# in turn out of nginx, replaces it, and puts it back once it answers. If anything fails, or the script is interrupted,
# goes back to the previous version: so an instance that systemd restarts later does not run the failed one.
set -eu
version=$(realpath "$1")
site=${SITE:-/opt/boxing-day}
files=${FILES:-/srv/site}
instances=${INSTANCES:-/etc/nginx/site/instances.conf}
ports=${PORTS:-3001 3002}
patience=${PATIENCE:-60}

# Reloads nginx, then waits until it has replaced its workers. Requests that the old workers passed on have then reached
# their instance.
reload() { systemctl reload nginx && sleep "${PAUSE:-2}"; }
# Marks an instance in nginx's list as down, or removes the mark. A release that stopped may have left a mark.
mark() { sed -i "/^server 127\.0\.0\.1:$1\b/ s/\( down\)*;/$2;/" "$instances"; }
take_out() { mark "$1" ' down' && reload; }
put_back() { mark "$1" '' && reload; }
is_well() { curl --fail --silent --max-time 5 "http://127.0.0.1:$1/api/health" | grep --quiet '"status":"ok"'; }
wait_for() {
  waited=0
  until is_well "$1"; do
    if [ "$waited" -ge "$patience" ]; then
      echo "The instance on port $1 is not well after $patience seconds." >&2
      return 1
    fi
    waited=$((waited + 1))
    sleep 1
  done
}
# Takes an instance out of nginx, restarts it and puts it back. It then runs the version that the link $site points to.
replace() { take_out "$1" && systemctl restart "boxing-day-site@$1" && wait_for "$1" && put_back "$1"; }
point_to() { ln -sfn "$1" "$site.next" && mv -T "$site.next" "$site"; }

# Undoes an incomplete release when the script ends. Restarts only the instances that were replaced, the last one first.
undo() {
  if [ -z "$is_incomplete" ]; then
    return
  fi
  trap '' HUP INT TERM
  if [ -z "$previous" ] || [ "$previous" = "$version" ]; then
    echo "There is no version to go back to. An instance that is not well stays out of nginx." >&2
    exit 1
  fi
  point_to "$link"
  # Then the next release keeps these files for a day.
  "$previous/deploy/publish-files.sh" "$previous/.next/site" "$files" || true
  for port in $replaced; do
    if ! replace "$port"; then
      echo "The instance on port $port could not go back to $previous. It stays out of nginx." >&2
      exit 1
    fi
  done
  systemctl restart boxing-day-worker
  echo "The release was undone. The version is $previous again." >&2
  exit 1
}

if [ ! -f "$instances" ]; then
  echo "There is no $instances: copy the files of deploy/nginx first (docs/deploy/vm.md)." >&2
  exit 1
fi
link=$(readlink "$site" || true)
previous=$(realpath --canonicalize-existing "$site" 2> /dev/null || true)
replaced=
is_incomplete=
trap undo EXIT
trap 'exit 1' HUP INT TERM

"$version/deploy/publish-files.sh" "$version/.next/site" "$files"
is_incomplete=1
point_to "$version"
for port in $ports; do
  replaced="$port $replaced"
  replace "$port"
done
systemctl restart boxing-day-worker
is_incomplete=
