#!/bin/sh
# Releases a built version on a VM without a gap: release.sh FOLDER, as root (docs/deploy/vm.md). Takes one instance after
# the other out of nginx, replaces it, and puts it back once it answers. If one does not answer, stops there: the other
# instances go on with the version before.
set -eu
version=$(realpath "$1")
site=${SITE:-/opt/boxing-day}
files=${FILES:-/srv/site}
upstream=${UPSTREAM:-/etc/nginx/site/upstream.conf}
ports=${PORTS:-3001 3002}
patience=${PATIENCE:-60}

# Requests on the way to an instance have reached it when the workers of nginx have changed.
reload() { systemctl reload nginx && sleep "${PAUSE:-2}"; }
take_out() { sed -i "s/^\( *server 127\.0\.0\.1:$1\b[^;]*\);/\1 down;/" "$upstream" && reload; }
put_back() { sed -i "s/^\( *server 127\.0\.0\.1:$1\b.*\) down;/\1;/" "$upstream" && reload; }
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
