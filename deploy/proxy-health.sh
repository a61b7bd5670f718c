#!/bin/bash
# Checks that nginx answers with the status 204: proxy-health.sh [PORT]. Bash can open connections, so the image needs
# no other program.
set -eu
exec 3<> "/dev/tcp/127.0.0.1/${1:-8080}"
printf 'GET /nginx-health HTTP/1.0\r\nHost: nginx\r\n\r\n' >&3
read -r -t 3 _ status _ <&3
[ "$status" = 204 ]
