#!/bin/sh
# Releases a built version on a VM without downtime: release.sh FOLDER, as root (docs/deploy/vm.md). Takes each instance
# in turn out of nginx, replaces it, and puts it back once it answers. If an instance does not answer, stops: the
# instances that are not yet replaced continue with the previous version.
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

"$version/deploy/publish-files.sh" "$version/.next/site" "$files"
ln -sfn "$version" "$site.next"
mv -T "$site.next" "$site"
for port in $ports; do
  take_out "$port"
  systemctl restart "boxing-day-site@$port"
  waited=0
  until is_well "$port"; do
    if [ "$waited" -ge "$patience" ]; then
      echo "The instance on port $port is not well after $patience seconds. It stays out of nginx." >&2
      exit 1
    fi
    waited=$((waited + 1))
    sleep 1
  done
  put_back "$port"
done
systemctl restart boxing-day-worker
