#!/bin/sh
# Starts nginx in its container. Copies the list of instances first, because a release edits the copy
# (release-containers.sh).
set -eu
cp /etc/nginx/instances.conf /run/instances.conf
exec nginx -g 'daemon off;'
